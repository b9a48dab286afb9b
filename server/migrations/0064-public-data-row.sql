INSERT INTO public_data (is_only, revision) VALUES (true, 1);
