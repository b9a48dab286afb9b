-- Hours that a victorious army stays at the place of its mission. Missions started earlier have none.
ALTER TABLE mission_run ADD COLUMN patrol_hours smallint CHECK (patrol_hours IN (1, 4, 8));
