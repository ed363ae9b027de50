-- How long somebody may think: 'none', 'fast', 'slow' or 'days'.

ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';
