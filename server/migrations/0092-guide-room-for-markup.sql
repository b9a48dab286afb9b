ALTER TABLE guide_revision
  DROP CONSTRAINT guide_revision_content_check,
  ADD CONSTRAINT guide_revision_content_check CHECK (char_length(content) <= 1600000) NOT VALID;
COMMENT ON COLUMN guide_revision.content IS 'Rich text. Its author wrote at most 200,000 characters; escapes and rel of links come on top.';
COMMENT ON COLUMN news_revision.description IS 'Rich text. Its author wrote at most 5,000 characters; escapes and rel of links come on top.';
