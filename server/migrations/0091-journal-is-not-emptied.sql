CREATE TRIGGER admin_action_not_emptied BEFORE TRUNCATE ON admin_action
  FOR EACH STATEMENT EXECUTE FUNCTION keep_admin_action();
