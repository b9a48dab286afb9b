ALTER TABLE sharpening_try VALIDATE CONSTRAINT sharpening_try_seed;
