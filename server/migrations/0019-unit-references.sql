-- The reference of bought units gets a word for its form, like every other: 'units:archers:5' instead of 'archers:5'.
UPDATE money_entry SET reference = 'units:' || reference WHERE source = 'ARMY' AND reference IS NOT NULL;
