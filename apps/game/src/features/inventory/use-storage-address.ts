import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ItemKey } from '../../things/items/item-types.ts'
import { type StorageAddress, storageAddressOf, storageParamsOf } from './storage-address.ts'

type StorageWay = {
  address: StorageAddress
  /** Shows something else in place of what is shown. */
  show: (change: Partial<StorageAddress>) => void
  /** Looks at a thing. As a leaf over the page it is a step of its own: the way back closes it. */
  open: (item: ItemKey, as: 'leaf' | 'beside') => void
  close: () => void
}

/** The storage's part of the address, to read and to write. */
export function useStorageAddress(): StorageWay {
  const [params, setParams] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  const address = storageAddressOf(params)
  const show: StorageWay['show'] = (change) =>
    setParams(storageParamsOf({ ...address, ...change }), { replace: true })
  return {
    address,
    show,
    open: (item, as) => {
      if (as === 'beside') show({ item })
      else setParams(storageParamsOf({ ...address, item }), { state: panelState })
    },
    close: () => {
      if (isPanelState(state)) navigate(-1)
      else show({ item: null })
    },
  }
}

/** Told to the step of the history that a leaf is: the step before it is the storage without the leaf. */
const panelState = { sheetOver: 'storage' } as const

function isPanelState(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'sheetOver' in state &&
    state.sheetOver === panelState.sheetOver
  )
}
