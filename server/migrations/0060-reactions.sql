CREATE TABLE player_reaction (
  player_id bigint NOT NULL REFERENCES player,
  item_kind text NOT NULL CHECK (item_kind IN ('GUIDE', 'NEWS')),
  item_id bigint NOT NULL,
  reaction text NOT NULL CHECK (reaction IN ('LIKE', 'DISLIKE')),
  reacted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, item_kind, item_id)
);
CREATE INDEX player_reaction_item ON player_reaction (item_kind, item_id, reaction);
CREATE TABLE reaction_count (
  item_kind text NOT NULL CHECK (item_kind IN ('GUIDE', 'NEWS')),
  item_id bigint NOT NULL,
  likes bigint NOT NULL CHECK (likes >= 0),
  dislikes bigint NOT NULL CHECK (dislikes >= 0),
  PRIMARY KEY (item_kind, item_id)
);
COMMENT ON TABLE player_reaction IS 'What players think of guides and news.';
COMMENT ON TABLE reaction_count IS 'How many reactions an item has, so that public lists need not count them.';
