import type { Skill, SkillBranch, SkillEffect } from '#rules/skills/skills.ts'
import { BATTLE_SKILLS } from './battle-skills.ts'
import { CRAFT_SKILLS } from './craft-skills.ts'
import { DEFENCE_SKILLS } from './defence-skills.ts'
import { ECONOMY_SKILLS } from './economy-skills.ts'

export type SkillBranchText = { branch: SkillBranch; name: string; legend: string; icon: string }

export const SKILL_BRANCH_TEXTS: readonly SkillBranchText[] = [
  {
    branch: 'battle',
    name: 'Битва',
    legend: 'Бить раньше, точнее и туда, где больно.',
    icon: 'crossed-swords',
  },
  { branch: 'defence', name: 'Оборона', legend: 'Стоять дольше, чем враг согласен ждать.', icon: 'castle' },
  { branch: 'economy', name: 'Хозяйство', legend: 'Казна любит счёт, а счёт любит вас.', icon: 'coins-pile' },
  { branch: 'craft', name: 'Ремесло', legend: 'Дерево, камень, железо и немного терпения.', icon: 'anvil' },
]

/** What a skill acts on, as the player reads it beside the figure. */
export const SKILL_EFFECT_TEXTS = {
  attack: 'Атака войска',
  health: 'Здоровье войска',
  raidDefenceAttack: 'Атака при обороне замка',
  raidDefenceHealth: 'Здоровье при обороне замка',
  healthRecovery: 'Скорость восстановления здоровья',
  vault: 'Золото, недоступное в набеге',
  taxes: 'Золото от налогов',
  missionGold: 'Золото за походы',
  unitPrice: 'Скидка на наём',
  buildingCost: 'Скидка на постройки',
  shopPrice: 'Скидка в лавке',
  marketFee: 'Скидка на рыночную пошлину',
  recyclePoints: 'Очки за разобранные вещи',
  craftBudget: 'Сила отделки',
  craftCost: 'Скидка на отделку',
  sharpeningChance: 'Шанс заточки',
  storageSlots: 'Места на складе',
} as const satisfies Record<SkillEffect, string>

/** Forty skills, ten per branch. Within a branch every skill follows those it requires. */
export const SKILLS: readonly Skill[] = [
  ...BATTLE_SKILLS,
  ...DEFENCE_SKILLS,
  ...ECONOMY_SKILLS,
  ...CRAFT_SKILLS,
]

const byKey = new Map(SKILLS.map((skill) => [skill.key, skill]))

export function skillByKey(key: string): Skill | undefined {
  return byKey.get(key)
}
