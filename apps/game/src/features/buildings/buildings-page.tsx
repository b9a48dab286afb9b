import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useUpgradeBuilding } from '../../../../../generated/hooks/buildings.ts'
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
  const upgrade = useUpgradeBuilding({
    mutation: {
      onSuccess: ({ building, level }) => {
        const name = buildings.data?.buildings.find((state) => state.building === building)?.name
        notify('success', level === 1 ? `${name}: построено` : `${name}: уровень ${level}`)
      },
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
    />
  )
}
