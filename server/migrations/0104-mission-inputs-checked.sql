ALTER TABLE mission_run VALIDATE CONSTRAINT mission_run_open_input;
