/** What a guild's history tells (docs/game.md §3). */
export type GuildHistoryAction =
  | 'CREATE'
  | 'UPDATE_DESCRIPTION'
  | 'UPDATE_ROLES'
  | 'SEND_JOIN_REQUEST'
  | 'REVOKE_JOIN_REQUEST'
  | 'ACCEPT_JOIN_REQUEST'
  | 'REJECT_JOIN_REQUEST'
  | 'CHANGE_ROLE'
  | 'KICK_OUT'
  | 'TRANSFER_LEADERSHIP'
  | 'LEAVE_GUILD'
