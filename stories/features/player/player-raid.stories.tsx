import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PlayerRaidView } from '#apps/game/src/features/player/player-raid-view.tsx'
import { PlayerView } from '#apps/game/src/features/player/player-view.tsx'
import type { Opponent, PlayerProfile } from '#generated/types.ts'
import { BUILDINGS } from '#rules/buildings/buildings.ts'
import { inRouter } from '../../app/in-router.tsx'
import { pressedReasons } from '../../ui/pressed-reasons.ts'
import { energyOf } from '../missions/fixtures/args.ts'

const record = { wins: 12, losses: 3, draws: 0 }

const profile: PlayerProfile = {
  player: {
    playerId: 7,
    name: 'Любомиранда',
    level: 17,
    title: 'BARON',
    guildTag: null,
    avatarUrl: null,
    arms: 'p7',
  },
  isGenerated: false,
  isOnline: false,
  isBlocked: false,
  castle: BUILDINGS.map((building) => ({ building, stage: 2 })),
  damaged: [],
  records: { missions: record, raids: record, defences: record, unlimited: 0 },
  totalGold: 8_654,
  gear: [],
  isGearHidden: false,
  mottos: [],
}

const opponent: Opponent = {
  opponentId: 7,
  arms: 'p7',
  name: 'Любомиранда',
  guildTag: 'ВОЛЯ',
  level: 17,
  title: 'BARON',
  isGenerated: false,
  difficulty: 'MEDIUM',
  winPercent: 54,
  homePercent: 100,
  energy: 6,
  experience: 400,
  glory: 4,
  lootMax: 640,
  lootLimit: null,
  seen: null,
  raidRefusals: [],
  spyRefusals: [],
}

const meta = {
  title: 'features/player/PlayerRaid',
  component: PlayerRaidView,
  decorators: [
    (Story) => <PlayerView profile={profile} isOwn={false} time="day" actions={Story()} onGear={fn()} />,
    inRouter,
  ],
  args: {
    opponent,
    raider: { level: 17, energy: energyOf(90), backAt: null, restUntil: null, spiesBackAt: null },
    spying: false,
    onSpy: fn(),
  },
} satisfies Meta<typeof PlayerRaidView>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Напасть' })).toHaveAttribute(
      'href',
      '/game/foray-tactics?opponent=7',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Разведать' }))
    await expect(args.onSpy).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Refused: Story = {
  args: {
    opponent: {
      ...opponent,
      raidRefusals: [{ code: 'victimProtected', message: 'Замок под защитой новичка' }],
      spyRefusals: [{ code: 'spyImmune', message: 'Стража начеку, лазутчикам не пройти' }],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Напасть' }))
    await expect((await pressedReasons()).getByText('Замок под защитой новичка')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Разведать' }))
    await expect(args.onSpy).not.toHaveBeenCalled()
  },
}
export const Spying: Story = { args: { spying: true } }
