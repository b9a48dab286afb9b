import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { report } from '../../game/live/report.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import { readSettings, saveSettings } from '../../game/settings/store.ts'
import { viewGameplay } from '../../game/settings/views.ts'

export const getGameplaySettings = playerQuery<'getGameplaySettings'>(async ({ player }) =>
  viewGameplay(player, await readSettings(player.id)),
)

export const changeGameplaySettings = command<'changeGameplaySettings'>(async ({ player, body }) => {
  const { isGearHidden = player.isGearHidden, ...choices } = body
  if (isGearHidden !== player.isGearHidden) savePlayer(player, { isGearHidden })
  if (Object.keys(choices).length > 0) {
    saveSettings(player.id, choices)
    report(player.id, 'settings')
  }
  return viewGameplay(player, await readSettings(player.id))
})
