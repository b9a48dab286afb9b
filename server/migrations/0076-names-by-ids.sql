ALTER TABLE notification ADD COLUMN subject_id bigint;
ALTER TABLE gear ADD COLUMN craft_by bigint;
ALTER TABLE notification ADD CONSTRAINT notification_subject FOREIGN KEY (subject_id) REFERENCES player NOT VALID;
ALTER TABLE gear ADD CONSTRAINT gear_craft_by FOREIGN KEY (craft_by) REFERENCES player NOT VALID;
COMMENT ON COLUMN notification.subject_id IS 'The player whom it is about: the name is written when it is read.';
COMMENT ON COLUMN gear.craft_by IS 'Who made the craft: the name is written when it is read.';
