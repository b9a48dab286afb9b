/** Roles as the console and letters call them. */
export const ROLE_NAMES = {
  PLAYER: 'Игрок',
  SUPER_ADMIN: 'Главный управляющий',
  USER_ADMIN: 'Управляющий игроками',
  KNOWLEDGE_BASE_ADMIN: 'Управляющий базой знаний',
  CONTENT_ADMIN: 'Управляющий новостями',
  KNOWLEDGE_BASE_ADMIN_TUTORIAL: 'Управляющий обучением',
  KNOWLEDGE_BASE_ADMIN_TIPS: 'Управляющий подсказками',
  GUIDES_ADMIN: 'Управляющий руководствами',
} as const
