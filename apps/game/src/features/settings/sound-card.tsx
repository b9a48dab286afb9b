import { useState } from 'react'
import { isSoundOn, playSound, setSound } from '../../shell/sound.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Card } from '../../ui/surfaces/card.tsx'

const CHOICES = [
  { value: 'off', label: 'Тихо' },
  { value: 'on', label: 'Со звуком' },
] as const

/** Whether this browser plays the sounds of results, coins and blows. */
export function SoundCard() {
  const [isOn, setIsOn] = useState(isSoundOn)
  const choose = (value: 'on' | 'off') => {
    setSound(value === 'on')
    setIsOn(value === 'on')
    playSound('coins')
  }
  return (
    <Card label="Звук">
      <Segmented
        label="Звук"
        note="удары, монеты и исход боя"
        choices={CHOICES}
        value={isOn ? 'on' : 'off'}
        onChange={choose}
      />
    </Card>
  )
}
