-- The common subset of SQLite and PostgreSQL. Times are milliseconds; options, salts and scores are JSON.

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT,
    commitment TEXT,
    salts TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES people (id),
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    locked INTEGER NOT NULL CHECK (locked IN (0, 1)),
    pace TEXT NOT NULL,
    created BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'running', 'over', 'agreed', 'abandoned')),
    scores TEXT,
    revision INTEGER NOT NULL
);

CREATE UNIQUE INDEX tables_code ON tables (code) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_host ON tables (host) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_state ON tables (state, created);

CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'automa', 'open')),
    person TEXT REFERENCES people (id),
    level TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX chairs_person ON chairs (person) WHERE person IS NOT NULL;

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat TEXT NOT NULL,
    code TEXT NOT NULL,
    at BIGINT NOT NULL,
    sent_by TEXT REFERENCES people (id),
    sent_id TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX log_sent ON log (table_id, sent_by, sent_id) WHERE sent_id IS NOT NULL;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    sent_id TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX chat_sent ON chat (table_id, person, sent_id) WHERE sent_id IS NOT NULL;
