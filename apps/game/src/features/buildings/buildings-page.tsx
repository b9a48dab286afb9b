import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRepairBuilding, useUpgradeBuilding } from '#generated/hooks/buildings.ts'
import type { Building } from '#rules/buildings/buildings.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { notify } from '../../shell/notify.ts'
import { BuildingsView } from './buildings-view.tsx'

/** The nine buildings. `#storage` in the address leads to one of them. */
export function BuildingsPage() {
  const buildings = useGameData('buildings')
  const layout = useGameData('playerLayout')
  const panel = useGameData('controlPanel')
  const sought = useLocation().hash.slice(1)
  const isShown = buildings.data !== undefined && layout.data !== undefined && panel.data !== undefined
  const nameOf = (building: Building) =>
    buildings.data?.buildings.find((state) => state.building === building)?.name
  const upgrade = useUpgradeBuilding({
    mutation: {
      onSuccess: ({ building, level }) => {
        const name = nameOf(building)
        notify('success', level === 1 ? `${name}: построено` : `${name}: уровень ${level}`)
      },
    },
  })
  const repair = useRepairBuilding({
    mutation: {
      onSuccess: ({ building }) => notify('success', `${nameOf(building)}: починено, снова в деле`),
    },
  })

  useEffect(() => {
    if (!isShown || sought === '') return
    const card = document.getElementById(sought)
    card?.scrollIntoView({ block: 'start' })
    card?.focus({ preventScroll: true })
  }, [isShown, sought])

  return (
    <BuildingsView
      buildings={buildings.data}
      player={layout.data?.player}
      gold={panel.data?.purse.gold}
      sought={sought}
      {...together(buildings, layout, panel)}
      building={upgrade.isPending ? upgrade.variables.data.building : null}
      onBuild={(building, level) => upgrade.mutate({ data: { building, level } })}
      repairing={repair.isPending ? repair.variables.data.building : null}
      onRepair={(building, level) => repair.mutate({ data: { building, level } })}
    />
  )
}
