-- Who somebody is stands in a token that the house signs, so no secret of a person is kept. Salts belong to chairs until
-- the game starts. `maker` is a keyed hash of the address that made a table: it is counted and never shown.

ALTER TABLE people DROP COLUMN secret_hash;
ALTER TABLE people ADD COLUMN bot INTEGER NOT NULL DEFAULT 0 CHECK (bot IN (0, 1));
ALTER TABLE chairs ADD COLUMN salt TEXT;
ALTER TABLE tables ADD COLUMN next TEXT REFERENCES tables (id);
ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_maker ON tables (maker, created);

CREATE TABLE house (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
