import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { ARMY_GROUPS, unitPrice } from '#rules/army/army.ts'
import { buildingCost, buildingLevelMax } from '#rules/buildings/buildings.ts'
import { CRAFT_RESET_COST, craftCost } from '#rules/craft/craft.ts'
import { enhancePointsForLevel, enhanceResetPoints } from '#rules/forge/enhance.ts'
import { recyclePoints } from '#rules/forge/recycle.ts'
import { BLANK_GEAR_ID } from '#rules/gear/gear.ts'
import { ladderReward, ladderStep } from '#rules/quests/daily-ladder.ts'
import { infiniteQuestGoal, infiniteQuestReward } from '#rules/quests/quests.ts'
import { goldForDiamonds } from '#rules/shop/trade.ts'
import { LEVELS, type Loop, loopOf } from './loop.ts'
import { LEARNED, RATE_MAX } from './trade-loops.ts'

const STAGES = Array.from({ length: 40 }, (_, index) => index + 1)
const STARS = Array.from({ length: 25 }, (_, index) => index + 1)

/** Units hired to be lost for «Барабан зовёт». */
function* hiredToBeLost(): Generator<number> {
  for (const level of LEVELS) {
    const cheapest = Math.min(...ARMY_GROUPS.map((group) => unitPrice(group, level)))
    const price = Math.ceil((cheapest * (10_000 - LEARNED.unitPrice)) / 10_000)
    for (const stage of STAGES) {
      const { gold, diamonds } = infiniteQuestReward('buyArmy', stage, level)
      yield gold + goldForDiamonds(diamonds, level, RATE_MAX) - infiniteQuestGoal('buyArmy', stage) * price
    }
  }
}

/** Every level of every building raised once, paid by «Леса и леса». The loop ends and must not pay in total. */
function* builtForTheQuest(): Generator<number> {
  for (const level of LEVELS) {
    const costs = BUILDING_ENTRIES.flatMap(({ building, cost }) =>
      LEVELS.filter((wanted) => wanted <= buildingLevelMax(building, level)).map(
        (wanted) => (buildingCost(cost, wanted).gold * (10_000 - LEARNED.buildingCost)) / 10_000,
      ),
    )
    const { gold, diamonds } = infiniteQuestReward('build', 9, level)
    const aLevel = (gold + goldForDiamonds(diamonds, level, RATE_MAX)) / infiniteQuestGoal('build', 9)
    yield costs.reduce((sum, cost) => sum + aLevel - cost, 0)
  }
}

/** Points put in and taken out, by reset or with the item itself, beyond what a bare item gives. */
function* pointsPutInAndTakenOut(): Generator<number> {
  for (const stars of STARS) {
    const enhancePoints = enhancePointsForLevel(stars)
    yield enhanceResetPoints(enhancePoints) - enhancePoints
    for (const { id, level } of GEAR) {
      const gear = { gearId: id, level, quality: 100, fromMarket: false }
      const bare = recyclePoints({ ...gear, enhancePoints: 0 })
      yield recyclePoints({ ...gear, enhancePoints }) - bare - enhancePoints
    }
  }
}

/** A craft made and taken off. Its resources come back, so it must cost gold or diamonds. */
function* craftedAndReset(): Generator<number> {
  for (let points = 1; points <= 1_000; points += 1) {
    const gold = Math.ceil((craftCost(points, []).gold * (10_000 - LEARNED.craftCost)) / 10_000)
    yield -gold - CRAFT_RESET_COST.diamonds
  }
}

/** The same game day's reward taken again. */
function* dailyRewardTwice(): Generator<number> {
  for (let step = 1; step <= 7; step += 1) {
    const again = ladderStep({ step, takenOn: 0 }, 0)
    yield again === null ? 0 : ladderReward(again).diamonds
  }
}

const BLANK = { gearId: BLANK_GEAR_ID, level: 1, quality: 100, enhancePoints: 0, fromMarket: false }

/** Round trips inside one castle. */
export function castleLoops(): Loop[] {
  return [
    loopOf('units hired and lost for the infinite quest', 'gold', hiredToBeLost()),
    loopOf('all buildings raised for the infinite quest', 'gold', builtForTheQuest()),
    loopOf('enhance points put in and taken out', 'points', pointsPutInAndTakenOut()),
    loopOf('a blank bought and taken apart', 'points', [recyclePoints(BLANK)]),
    loopOf('a craft made and taken off', 'gold', craftedAndReset()),
    loopOf('the daily reward taken twice', 'diamonds', dailyRewardTwice()),
  ]
}
