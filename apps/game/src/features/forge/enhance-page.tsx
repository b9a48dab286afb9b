import { useSearchParams } from 'react-router-dom'
import {
  useAddEnhancePoints,
  useRecycleGear,
  useRenameGear,
  useResetEnhancePoints,
} from '#generated/hooks/inventory.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLord } from '../../shared/castle/use-lord.ts'
import { notify } from '../../shell/notify.ts'
import { counted } from '../../ui/format/counted.ts'
import { POINT_FORMS, STAR_FORMS } from '../../ui/format/words.ts'
import { EnhanceView } from './enhance-view.tsx'

/** The junk dealer with live data. */
export function EnhancePage() {
  const enhance = useGameData('enhance')
  const inventory = useGameData('inventory')
  const { lord, ...panel } = useLord()
  const recycle = useRecycleGear({
    mutation: {
      onSuccess: ({ points }) => notify('success', 'Разобрано', `+${counted(points, POINT_FORMS)} улучшения`),
    },
  })
  const add = useAddEnhancePoints({
    mutation: {
      onSuccess: ({ enhanceLevel }) =>
        notify('success', 'Очки вложены', `На вещи ${counted(enhanceLevel, STAR_FORMS)}`),
    },
  })
  const reset = useResetEnhancePoints({
    mutation: {
      onSuccess: ({ enhancePoints }) =>
        notify('success', 'Очки возвращены', `У вас ${counted(enhancePoints, POINT_FORMS)} улучшения`),
    },
  })
  const rename = useRenameGear({
    mutation: { onSuccess: ({ name }) => notify('success', `Теперь это «${name}»`) },
  })
  const [search, setSearch] = useSearchParams()

  const action = add.isPending ? 'add' : reset.isPending ? 'reset' : rename.isPending ? 'rename' : null
  return (
    <EnhanceView
      enhance={enhance.data}
      gear={inventory.data?.gear}
      customer={lord}
      tab={search.get('tab') === 'stars' ? 'stars' : 'recycle'}
      onTab={(tab) => setSearch(tab === 'recycle' ? {} : { tab }, { replace: true })}
      isRecycling={recycle.isPending}
      onRecycle={(gearEntityIds) => recycle.mutate({ data: { gearEntityIds: [...gearEntityIds] } })}
      doing={action}
      onAdd={(gearEntityId, points) => add.mutate({ data: { gearEntityId, points } })}
      onReset={(gearEntityId) => reset.mutate({ data: { gearEntityId } })}
      onRename={(gearEntityId, name) => rename.mutate({ data: { gearEntityId, name } })}
      {...together(enhance, inventory, panel)}
    />
  )
}
