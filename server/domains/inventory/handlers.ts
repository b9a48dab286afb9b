import { viewLastingHealth } from '../../game/army/lasting-health.ts'
import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import { now } from '../../platform/clock.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { drinkWine } from './drink-wine.ts'
import { addEnhancePoints, recycleGear, resetEnhancePoints } from './enhance-gear.ts'
import { findItem } from './find-item.ts'
import { markGearAsViewed, renameGear, toggleGearLock } from './mark-gear.ts'
import { transferBlankToGear } from './transfer-blank.ts'
import { equipGear, unequipGear } from './wear-gear.ts'
import { equipGearSet } from './wear-set.ts'

export const inventoryHandlers = {
  getItem: query(({ caller, query: asked }) => findItem(caller.playerId, asked)),

  equipGear: command(async ({ player, body }) => {
    const { gearEntityId } = body
    const { equippedSlot, replaced } = await equipGear(player, body)
    await advance(player.id, { type: 'gearEquipped', gearEntityId })
    return { gearEntityId, equippedSlot, replacedEntityId: replaced?.id ?? null }
  }),

  equipGearSet: command(async ({ player, body: { pieces: gear } }) => {
    const placed = await equipGearSet(player, gear)
    await advance(
      player.id,
      ...placed.map(({ row }) => ({ type: 'gearEquipped' as const, gearEntityId: row.id })),
    )
    const equipped = placed.map(({ row, slot, replaced }) => ({
      gearEntityId: row.id,
      equippedSlot: slot,
      replacedEntityId: replaced?.id ?? null,
    }))
    return { equipped }
  }),

  unequipGear: command(async ({ player, body: { gearEntityId } }) => {
    await unequipGear(player, gearEntityId)
    return { gearEntityId }
  }),

  markGearAsViewed: command(async ({ player, body: { gearEntityId } }) => {
    await markGearAsViewed(player, gearEntityId)
    return { gearEntityId }
  }),

  toggleGearLock: command(async ({ player, body: { gearEntityId } }) => ({
    gearEntityId,
    isLocked: await toggleGearLock(player, gearEntityId),
  })),

  renameGear: command(async ({ player, body: { gearEntityId, name } }) => ({
    gearEntityId,
    name: await renameGear(player, gearEntityId, name),
  })),

  recycleGear: command(async ({ player, body: { gearEntityIds } }) => {
    const { points, events } = await recycleGear(player, gearEntityIds)
    await advance(player.id, ...events)
    return { points, enhancePoints: player.enhancePoints }
  }),

  addEnhancePoints: command(async ({ player, body: { gearEntityId, points } }) => {
    const { invested, enhanceLevel, events } = await addEnhancePoints(player, gearEntityId, points)
    await advance(player.id, ...events)
    const { enhancePoints } = player
    return { gearEntityId, gearEnhancePoints: invested, enhanceLevel, enhancePoints }
  }),

  resetEnhancePoints: command(async ({ player, body: { gearEntityId } }) => {
    const { invested, enhanceLevel } = await resetEnhancePoints(player, gearEntityId)
    const { enhancePoints } = player
    return { gearEntityId, gearEnhancePoints: invested, enhanceLevel, enhancePoints }
  }),

  transferBlankToGear: command(async ({ player, body }) => {
    await transferBlankToGear(player, body)
    return { gearEntityId: body.gearEntityId }
  }),

  drinkWine: command(async ({ player, body: { consumableId } }) => {
    const healthMax = await drinkWine(player, consumableId)
    await advance(player.id, { type: 'wineDrunk' })
    return {
      health: viewLastingHealth(player, healthMax),
      wineReadyAt: (player.wineReadyAt ?? now()).toISOString(),
      serverTime: now().toISOString(),
    }
  }),
} satisfies HandlersOf<'inventory'>
