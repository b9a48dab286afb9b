-- Tries are purged by age.
CREATE INDEX sharpening_try_created ON sharpening_try USING brin (created_at);
