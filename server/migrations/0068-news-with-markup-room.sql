ALTER TABLE news_revision
  DROP CONSTRAINT news_revision_description_check,
  ADD CONSTRAINT news_revision_description_check CHECK (char_length(description) <= 40000) NOT VALID;
COMMENT ON COLUMN news_revision.description IS 'Rich text. What is saved has at most 5,000 characters; older plain texts have grown by their markup.';
