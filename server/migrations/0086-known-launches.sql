UPDATE session SET launch_hash = link.launch_hash
FROM messenger_account AS link
WHERE session.id = link.session_id AND link.launch_hash IS NOT NULL;
