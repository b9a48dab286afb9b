import type { GuildPermission } from '../../../../../generated/types.ts'

/** What a role may do. */
export const PERMISSION_WORDS: Readonly<Record<GuildPermission, string>> = {
  EDIT_ROLE: 'Менять роли',
  EDIT_GUILD_INFO: 'Править описание',
  ACCEPT_JOIN_REQUEST: 'Принимать заявки',
  REJECT_JOIN_REQUEST: 'Отклонять заявки',
  UPGRADE_ROLE: 'Повышать',
  DOWNGRADE_ROLE: 'Понижать',
  KICK_OUT: 'Исключать',
  DELETE_GUILD: 'Распустить гильдию',
}

export const MEMBER_FORMS = ['участник', 'участника', 'участников'] as const
