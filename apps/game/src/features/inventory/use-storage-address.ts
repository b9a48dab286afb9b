import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ItemKey } from './storage-address.ts'
import { type StorageAddress, storageAddressOf, storageParamsOf } from './storage-address.ts'

type StorageWay = {
  address: StorageAddress
  /** Changes the address in place. */
  show: (change: Partial<StorageAddress>) => void
  /** Chooses an item. As a sheet over the page it is a step of the history, so that «Назад» closes it. */
  open: (item: ItemKey, as: 'sheet' | 'beside') => void
  close: () => void
}

/** Reads and writes the storage's part of the address. */
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
      else setParams(storageParamsOf({ ...address, item }), { state: PANEL_STATE })
    },
    close: () => {
      if (isPanelState(state)) navigate(-1)
      else show({ item: null })
    },
  }
}

/** State of the history step that opened the sheet: the step before it is the storage without the sheet. */
const PANEL_STATE = { sheetOver: 'storage' } as const

function isPanelState(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'sheetOver' in state &&
    state.sheetOver === PANEL_STATE.sheetOver
  )
}
