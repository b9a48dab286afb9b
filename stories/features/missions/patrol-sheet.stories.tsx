import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PatrolSheet } from '#apps/game/src/features/missions/patrol-sheet.tsx'
import type { Mission, MissionForecast, PatrolSpoils } from '#generated/types.ts'
import { pressedReasons } from '../../ui/pressed-reasons.ts'
import { energyOf } from './fixtures/args.ts'
import { missionListAt } from './fixtures/missions.ts'

type Place = { mission: Mission; forecast: MissionForecast; patrol: PatrolSpoils }

/** A mission as the sheet shows it to a lord of this level. */
function placeOf(missionKey: string, level: number): Place {
  const missions = missionListAt(level).regions.flatMap((region) => region.missions)
  const mission = missions.find((one) => one.missionKey === missionKey)
  const [forecast] = mission?.difficulties ?? []
  if (!mission?.patrol || !forecast) throw new Error(`No patrol to ${missionKey}`)
  return { mission, forecast, patrol: mission.patrol }
}

function sheet() {
  return within(within(document.body).getByRole('dialog', { name: /Дозор/ }))
}

const meta = {
  title: 'features/missions/PatrolSheet',
  component: PatrolSheet,
  args: {
    ...placeOf('redHill', 8),
    level: 8,
    energy: energyOf(78),
    starting: false,
    onPatrol: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PatrolSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Choose: Story = {
  play: async ({ args }) => {
    await expect(sheet().getByRole('radio', { name: /8\s+часов.*Железо: 27/ })).toBeChecked()
    await userEvent.click(sheet().getByRole('radio', { name: /4\s+часа.*Железо: 18/ }))
    await userEvent.click(sheet().getByRole('button', { name: /В дозор на 4/ }))
    await expect(args.onPatrol).toHaveBeenCalledWith(4)
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const TooLittleEnergy: Story = {
  args: { energy: energyOf(7) },
  play: async ({ args }) => {
    await userEvent.click(sheet().getByRole('button', { name: /В дозор на 8/ }))
    const why = await pressedReasons()
    await expect(why.getByText('Недостаточно энергии')).toBeInTheDocument()
    await expect(why.getByText('есть 7 из 8')).toBeInTheDocument()
    await expect(args.onPatrol).not.toHaveBeenCalled()
    await userEvent.click(sheet().getByRole('radio', { name: /1\s+час/ }))
    await userEvent.click(sheet().getByRole('button', { name: /В дозор на 1/ }))
    await expect(args.onPatrol).toHaveBeenCalledWith(1)
  },
}

export const NoGoldFarBelow: Story = {
  args: { ...placeOf('oldMill', 30), level: 30 },
  play: async () => {
    await expect(sheet().queryByText('Золото')).toBeNull()
    await expect(sheet().getByRole('radio', { name: /8\s+часов.*Лён: 27/ })).toBeInTheDocument()
  },
}

export const Sending: Story = { args: { starting: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
