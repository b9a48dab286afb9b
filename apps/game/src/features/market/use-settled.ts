import { useEffect, useState } from 'react'

/** A value that has not changed for `patience` ms. Saves calls while a slider moves. */
export function useSettled<T>(value: T, patience: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience)
    return () => clearTimeout(timer)
  }, [value, patience])
  return settled
}
