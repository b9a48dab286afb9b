-- An update stays in its page, and writes no index, only if the page has room. Full pages get it when updates have moved some of their rows.
ALTER TABLE player SET (fillfactor = 70);
ALTER TABLE tutorial_step SET (fillfactor = 70);
ALTER TABLE challenge_score SET (fillfactor = 70);
ALTER TABLE standing_count SET (fillfactor = 70);
ALTER TABLE challenge_count SET (fillfactor = 70);
