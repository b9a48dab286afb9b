ALTER TABLE notification VALIDATE CONSTRAINT notification_subject;
ALTER TABLE gear VALIDATE CONSTRAINT gear_craft_by;
