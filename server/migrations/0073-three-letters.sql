-- Reasons: docs/decisions/0038-console-lists.md.
-- Every three letters in a row. A text has a part only if it has all threes of the part.
CREATE OR REPLACE FUNCTION three_letters(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS 'SELECT ARRAY(SELECT substr($1, n, 3) FROM generate_series(1, char_length($1) - 2) AS n)';
