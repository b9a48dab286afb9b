ALTER TABLE player VALIDATE CONSTRAINT player_kind;
ALTER TABLE player VALIDATE CONSTRAINT player_name_length;
ALTER TABLE player VALIDATE CONSTRAINT player_arms;
ALTER TABLE money_entry VALIDATE CONSTRAINT money_entry_source;
ALTER TABLE session VALIDATE CONSTRAINT session_close_reason;
ALTER TABLE account_token VALIDATE CONSTRAINT account_token_purpose;
