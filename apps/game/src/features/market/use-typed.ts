import { useEffect, useState } from 'react'

/** Wait (ms) after the last letter before the market is asked. */
const patience = 350

/**
 * What is typed into a filter whose value the address keeps: told when the hand rests, and replaced when the address
 * changes by itself, because the filter was lifted or the player went back.
 */
export function useTyped(value: string, onChange: (value: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  /** What the address said at the last look, and what it was last told from here. */
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }
  useEffect(() => {
    const words = text.trim()
    if (words === told) return
    const timer = setTimeout(() => {
      setTold(words)
      onChange(words)
    }, patience)
    return () => clearTimeout(timer)
  }, [text, told, onChange])
  return [text, setText]
}
