-- Reasons: docs/decisions/0046-names-and-numbers.md. The same as rules/core/name-skeleton.ts. `lower` would depend on the locale.
CREATE OR REPLACE FUNCTION name_skeleton(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(replace(regexp_replace(
      translate($1, 'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁ',
        'abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюяё'),
      '[^abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюяё0123456789]', '', 'g'),
      'rn', 'm'), 'vv', 'w'),
    'abcehiklmnoprtuwxyё02345689', 'авсен1к1мпоргтишхуеоzзчsбвg')
$$;

CREATE TABLE player_look (
  player_id bigint PRIMARY KEY REFERENCES player,
  look text NOT NULL,
  CONSTRAINT player_look_taken UNIQUE (look)
);
COMMENT ON TABLE player_look IS 'What the names of players look like: name_skeleton. Castles that looked like older ones before this table have no row.';
