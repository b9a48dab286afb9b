import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so many ms: for what is asked of the server while a slider moves. */
export function useSettled<T>(value: T, patience: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience)
    return () => clearTimeout(timer)
  }, [value, patience])
  return settled
}
