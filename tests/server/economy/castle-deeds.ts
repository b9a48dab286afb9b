import { MISSIONS } from '../../../catalogue/missions.ts'
import { SKILLS } from '../../../catalogue/skills/skills.ts'
import { ARMY_GROUPS } from '../../../rules/army.ts'
import { BUILDINGS } from '../../../rules/buildings.ts'
import { INFINITE_QUEST_KINDS } from '../../../rules/quests.ts'
import { SKILL_BRANCHES } from '../../../rules/skills.ts'
import type { Deed } from './deed.ts'
import { paid, resourcesOf, rewardOf } from './holdings.ts'

/** The model takes the market's fee as it was at the start, so nobody learns more of that. */
const learnable = SKILLS.filter(({ effect }) => effect !== 'marketFee').filter(
  ({ requires }) => requires.length < 2,
)

/** Army, missions, buildings, skills, taxes, quests, energy. */
export const castleDeeds: Readonly<Record<string, Deed>> = {
  hire: async (castle, dice) => {
    const body = { group: dice.pick(ARMY_GROUPS), amount: 1 + dice.upTo(6) }
    const hired = await castle.ask('buyUnits', { body })
    if (hired) castle.told.push(paid({ ...hired.cost }))
  },
  march: (castle, dice) => {
    const missionKey = dice.pick(MISSIONS.slice(0, 8))?.key
    const difficulty = dice.of('EASY', 'MEDIUM', 'HARD')
    return castle.ask('startMission', {
      body: { missionKey, difficulty, skill: dice.of('REAR_BATTLE', 'FRONTAL_ATTACK') },
    })
  },
  readReport: async (castle, dice) => {
    const { items } = await castle.tab.show('fightLogs')
    return castle.ask('markFightAsViewed', { params: { fightId: dice.pick(items)?.fightId ?? 1 } })
  },
  readNotices: (castle, dice) =>
    castle.ask(dice.of('markAllNotificationsAsRead', 'markAllNotificationsAsShown')),
  build: async (castle, dice) => {
    const built = await castle.ask('upgradeBuilding', { body: { building: dice.pick(BUILDINGS) } })
    if (built) castle.told.push({ gold: -built.cost.gold }, paid(resourcesOf(built.cost.resources)))
  },
  openBranch: async (castle, dice) => {
    const branchKey = dice.pick(SKILL_BRANCHES) ?? 'battle'
    const opened = await castle.ask('openSkillBranch', { params: { branchKey } })
    if (opened) castle.told.push({ glory: -opened.glory })
  },
  learn: async (castle, dice) => {
    const learned = await castle.ask('learnSkill', { params: { skillKey: dice.pick(learnable)?.key ?? '' } })
    if (learned) castle.told.push({ glory: -learned.glory })
  },
  collectTaxes: (castle, dice) => castle.ask('startTaxCollection', { body: { hours: dice.of(1, 4, 8) } }),
  claimDaily: async (castle, dice) => {
    const { daily } = await castle.tab.show('quests')
    const questKey = dice.pick(daily)?.questKey ?? 'morningMarch'
    const claimed = await castle.ask('claimDailyQuest', { params: { questKey } })
    if (claimed) castle.told.push(rewardOf(claimed.reward))
  },
  claimInfinite: async (castle, dice) => {
    const kind = dice.pick(INFINITE_QUEST_KINDS) ?? 'build'
    const claimed = await castle.ask('claimInfiniteQuest', { params: { kind } })
    if (claimed) castle.told.push(rewardOf(claimed.reward))
  },
  takeDailyReward: async (castle) => {
    const taken = await castle.ask('takeDailyReward')
    if (taken) castle.told.push(rewardOf(taken.reward))
  },
  restoreEnergy: async (castle) => {
    if (await castle.ask('restoreEnergy')) castle.told.push({ diamonds: -1 })
  },
}
