import {
  useEquipGear,
  useEquipGearSet,
  useMarkGearAsViewed,
  useRecycleGear,
  useRenameGear,
  useToggleGearLock,
  useUnequipGear,
} from '#generated/hooks/inventory.ts'
import type { Gear } from '#generated/types.ts'
import { notify } from '../../shell/notify.ts'
import { counted } from '../../ui/format/counted.ts'
import { POINT_FORMS } from '../../ui/format/words.ts'
import type { BestChange } from './best-changes.ts'
import type { GearAction, GearHandlers } from './gear-actions.tsx'

type GearCalls = Pick<
  GearHandlers,
  | 'onEquip'
  | 'onUnequip'
  | 'onWearBest'
  | 'isWearingBest'
  | 'onToggleLock'
  | 'onRename'
  | 'onRecycle'
  | 'underway'
> & {
  /** New gear was looked at. */
  onSeen: (gear: Gear) => void
}

type GearCall = { isPending: boolean; variables: { data: { gearEntityId: number } } | undefined }

/** The calls on gear that the player owns, and which of them is in progress. */
export function useGearCalls(): GearCalls {
  const equip = useEquipGear()
  const equipSet = useEquipGearSet({
    mutation: {
      onSuccess: ({ equipped }) =>
        notify('success', `Надето: ${counted(equipped.length, ['вещь', 'вещи', 'вещей'])}`),
    },
  })
  const unequip = useUnequipGear()
  const view = useMarkGearAsViewed({ mutation: { meta: { ownErrors: true } } })
  const rename = useRenameGear({
    mutation: { onSuccess: ({ name }) => notify('success', `Теперь это «${name}»`) },
  })
  const recycle = useRecycleGear({
    mutation: {
      onSuccess: ({ points }) =>
        notify('success', 'Вещь разобрана', `+${counted(points, POINT_FORMS)} улучшения`),
    },
  })
  const lock = useToggleGearLock({
    mutation: {
      onSuccess: ({ isLocked }) => notify('success', isLocked ? 'Вещь заблокирована' : 'Вещь разблокирована'),
    },
  })
  return {
    onEquip: withId((gearEntityId, slot) => equip.mutate({ data: { gearEntityId, slot } })),
    onWearBest: (changes) => equipSet.mutate({ data: { pieces: changes.flatMap(placeOf) } }),
    isWearingBest: equipSet.isPending,
    onUnequip: withId((gearEntityId) => unequip.mutate({ data: { gearEntityId } })),
    onToggleLock: withId((gearEntityId) => lock.mutate({ data: { gearEntityId } })),
    onRename: withId((gearEntityId, name) => rename.mutate({ data: { gearEntityId, name } })),
    onRecycle: withId((gearEntityId) => recycle.mutate({ data: { gearEntityIds: [gearEntityId] } })),
    onSeen: withId((gearEntityId) => view.mutate({ data: { gearEntityId } })),
    underway: recycle.isPending
      ? { action: 'recycle', gearId: recycle.variables.data.gearEntityIds[0] ?? 0 }
      : pendingOf([
          ['equip', equip],
          ['unequip', unequip],
          ['lock', lock],
          ['rename', rename],
        ]),
  }
}

function placeOf({ gear, slot }: BestChange): { gearEntityId: number; slot: number }[] {
  return gear.id === null ? [] : [{ gearEntityId: gear.id, slot }]
}

function pendingOf(calls: [GearAction, GearCall][]): GearHandlers['underway'] {
  const pending = calls.find(([, { isPending }]) => isPending)
  return pending?.[1].variables
    ? { action: pending[0], gearId: pending[1].variables.data.gearEntityId }
    : null
}

/** A model without a specimen has no id to act upon. */
function withId<Rest extends unknown[]>(act: (id: number, ...rest: Rest) => void) {
  return ({ id }: Gear, ...rest: Rest): void => {
    if (id !== null) act(id, ...rest)
  }
}
