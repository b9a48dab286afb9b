DELETE FROM quest_gear WHERE NOT EXISTS (SELECT FROM gear WHERE gear.id = quest_gear.gear_id);
ALTER TABLE quest_gear VALIDATE CONSTRAINT quest_gear_gear;
