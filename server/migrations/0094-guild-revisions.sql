-- In which revision of a guild its description, notice and roles were changed last.
ALTER TABLE guild
  ADD COLUMN description_revision integer NOT NULL DEFAULT 0,
  ADD COLUMN notice_revision integer NOT NULL DEFAULT 0,
  ADD COLUMN roles_revision integer NOT NULL DEFAULT 0;
