import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { ForgeView } from './forge-view.tsx'

/** The forge's entrance, with links to its four pages. */
export function ForgePage() {
  const layout = useGameData('playerLayout')
  const buildings = useGameData('buildings')
  const enhance = useGameData('enhance')
  return (
    <ForgeView
      layout={layout.data}
      buildings={buildings.data?.buildings}
      enhancePoints={enhance.data?.enhancePoints}
      {...together(layout, buildings, enhance)}
    />
  )
}
