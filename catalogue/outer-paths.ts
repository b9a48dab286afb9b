/** Pages for everybody, below /. What follows `:` is named by the address. */
export const OUTER_PATHS = {
  main: '',
  about: 'about',
  guides: 'guides',
  guide: 'guides/:guideId',
  guideEditor: 'guides/edit/:guideId',
  knowledge: 'knowledge-base',
  knowledgeTutorial: 'knowledge-base/tutorial',
  knowledgeMissions: 'knowledge-base/missions',
  knowledgeGear: 'knowledge-base/gear',
  knowledgeGearClass: 'knowledge-base/gear/:gearClass',
  knowledgeCrusades: 'knowledge-base/crusades',
  knowledgeTips: 'knowledge-base/tips',
  terms: 'legal/terms',
  privacy: 'legal/privacy',
  refund: 'legal/refund',
  emailConfirmed: 'redirect/success-email-confirmation',
  emailChange: 'redirect/email-change',
  emailChangeAnswer: 'redirect/email-change-answer',
  passwordReset: 'redirect/success-reset-password',
  sharedFight: 'redirect/fight-log/:id',
} as const

/** Those that the public site shows: the game's document leads to the other one. */
export const PUBLIC_PATHS: readonly string[] = Object.values(OUTER_PATHS).filter(
  (path) => path !== OUTER_PATHS.guideEditor && !path.startsWith('redirect/'),
)

/** Pages for guests, below /auth. */
export const GUEST_PATHS = {
  login: 'login',
  register: 'register',
  passwordRecovery: 'password-recovery',
} as const
