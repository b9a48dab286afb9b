import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { NoGuildView } from '#apps/game/src/features/guilds/no-guild-view.tsx'
import type { ListedFounding } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { pagesOf } from '../../app/pages-of.ts'
import { FOUNDING, hoursAgo } from './fixtures.ts'

const LISTED: ListedFounding = { ...FOUNDING, shareCount: FOUNDING.shares.length }

const about = {
  diamonds: 1_200,
  isInOther: false,
  busy: null,
  onChipIn: fn(),
  onWithdraw: fn(),
  onCancel: fn(),
  onShare: fn(),
}

const found = { ownId: 1, diamonds: 1_200, busy: false, onFound: fn(), onCollect: fn() }

const meta = {
  title: 'features/guilds/None',
  component: NoGuildView,
  decorators: [inRouter],
  args: {
    data: { requests: [], requestsMax: 5 },
    founding: null,
    foundingError: null,
    onFoundingRetry: fn(),
    found,
    foundings: pagesOf([
      LISTED,
      { ...LISTED, foundingId: 8, name: 'Щ'.repeat(16), guildTag: 'ЩИТЫ', ownShare: 50 },
    ]),
    guilds: {
      guilds: [
        {
          place: 1,
          guildTag: 'ВОЛЯ',
          name: 'Вольный щит',
          totalGold: 1_284_700,
          averageLevel: 1_750,
          memberCount: 4,
        },
      ],
      error: null,
      onRetry: fn(),
    },
    revoking: null,
    onRevoke: fn(),
  },
} satisfies Meta<typeof NoGuildView>

export default meta
type Story = StoryObj<typeof meta>

function reasons() {
  return within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
}

async function confirm() {
  await userEvent.click(within(document.body).getByRole('button', { name: 'Подтвердить' }))
}

export const Alone: Story = {
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: /^Основать за/ })
    await userEvent.click(submit)
    await expect(reasons()).toHaveTextContent(/Название: от 4 до 16 знаков.*Метка: ровно 4 знака/)
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название' }), ' Вольный щит ')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Метка' }), 'ВОЛЯ')
    await userEvent.click(submit)
    await confirm()
    await expect(args.found?.onFound).toHaveBeenCalledWith({ name: 'Вольный щит', tag: 'ВОЛЯ' })
    await expect(canvas.getByRole('link', { name: 'Вольный щит' })).toHaveAttribute(
      'href',
      '/game/guild/ВОЛЯ',
    )
  },
}

export const Together: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название' }), 'Вольный щит')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Метка' }), 'ВОЛЯ')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Описание, если хотите' }), 'Все свои')
    await userEvent.click(canvas.getByRole('radio', { name: 'Вскладчину' }))
    const share = canvas.getByRole('spinbutton', { name: /Ваш взнос/ })
    await userEvent.clear(share)
    await userEvent.type(share, '20')
    await userEvent.click(canvas.getByRole('button', { name: /^Начать сбор/ }))
    await expect(reasons()).toHaveTextContent('Наименьший взнос: 50')
    await userEvent.keyboard('{Escape}')
    await userEvent.clear(share)
    await userEvent.type(share, '300')
    await userEvent.click(canvas.getByRole('button', { name: /^Начать сбор/ }))
    await confirm()
    await expect(args.found?.onCollect).toHaveBeenCalledWith({
      name: 'Вольный щит',
      tag: 'ВОЛЯ',
      description: 'Все свои',
      diamonds: 300,
    })
  },
}

export const Poor: Story = {
  args: { found: { ...found, diamonds: 12 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Основать за/ }))
    await expect(reasons()).toHaveTextContent(/Недостаточно алмазов.*есть 12, нужно 1\s000/)
  },
}

/** Opened by a link: somebody else's founding, which the player may join. */
export const Linked: Story = {
  args: { founding: { founding: FOUNDING, ...about } },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Сбор на гильдию «Красный лис»' }))
    await expect(card.getByRole('meter', { name: 'Собрано алмазов' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/450 \/ 1\s000/),
    )
    await expect(card.getByText('Остроборов')).toBeVisible()
    const share = card.getByRole('spinbutton', { name: /Ваш взнос/ })
    await userEvent.clear(share)
    await userEvent.type(share, '550')
    await userEvent.click(card.getByRole('button', { name: /^Внести/ }))
    await confirm()
    await expect(args.founding?.onChipIn).toHaveBeenCalledWith(550)
    await userEvent.click(card.getByRole('button', { name: 'Позвать друзей' }))
    await expect(args.founding?.onShare).toHaveBeenCalledOnce()
    await expect(card.queryByRole('button', { name: 'Отменить сбор' })).toBeNull()
  },
}

export const Shared: Story = {
  args: {
    founding: { founding: { ...FOUNDING, ownShare: 150, chipInMin: 1 }, ...about, diamonds: 0 },
    found: null,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Внести/ }))
    await expect(reasons()).toHaveTextContent('Недостаточно алмазов')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Забрать взнос' }))
    await confirm()
    await expect(args.founding?.onWithdraw).toHaveBeenCalledOnce()
  },
}

export const Own: Story = {
  args: {
    founding: { founding: { ...FOUNDING, ownShare: 300, isOwn: true, chipInMin: 1 }, ...about },
    found: null,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Забрать взнос' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить сбор' }))
    await expect(await screen.findByText('Алмазы вернутся всем, кто скидывался.')).toBeInTheDocument()
    await confirm()
    await expect(args.founding?.onCancel).toHaveBeenCalledOnce()
  },
}

export const InAnother: Story = {
  args: { founding: { founding: FOUNDING, ...about, isInOther: true }, found: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Внести/ }))
    await expect(reasons()).toHaveTextContent('Вы уже участвуете в другом сборе на гильдию')
  },
}

export const TwentyShares: Story = {
  args: {
    founding: {
      founding: {
        ...FOUNDING,
        shares: FOUNDING.shares.flatMap((share, from) =>
          Array.from({ length: 10 }, (_, index) => ({
            ...share,
            player: { ...share.player, playerId: 100 + from * 10 + index },
          })),
        ),
      },
      ...about,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Внести/ }))
    await expect(reasons()).toHaveTextContent('В сборе уже 20 участников')
  },
}

export const Founded: Story = {
  args: {
    founding: { founding: { ...FOUNDING, status: 'FOUNDED', diamonds: 1000, chipInMax: 0 }, ...about },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К гильдии' })).toHaveAttribute('href', '/game/guild/ЛИСЫ')
  },
}
export const Expired: Story = {
  args: { founding: { founding: { ...FOUNDING, status: 'EXPIRED', shares: [] }, ...about } },
}
export const Cancelled: Story = {
  args: { founding: { founding: { ...FOUNDING, status: 'CANCELLED', shares: [] }, ...about } },
}

export const Asked: Story = {
  args: {
    data: {
      requests: [
        { guildTag: 'ВОЛЯ', name: 'Вольный щит', sentAt: hoursAgo(1) },
        { guildTag: 'ЛИСЫ', name: 'Красный лис', sentAt: hoursAgo(40) },
      ],
      requestsMax: 5,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать: Красный лис' }))
    await expect(args.onRevoke).toHaveBeenCalledWith('ЛИСЫ')
  },
}
export const Phone: Story = {
  args: {
    founding: { founding: { ...FOUNDING, name: 'Щ'.repeat(16), description: 'Ж'.repeat(300) }, ...about },
    data: { requests: [{ guildTag: 'ЩЩЩЩ', name: 'Щ'.repeat(16), sentAt: hoursAgo(1) }], requestsMax: 5 },
  },
  globals: { viewport: { value: 'phone' } },
}
export const NothingYet: Story = {
  args: { foundings: pagesOf([]), guilds: { guilds: [], error: null, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Гильдий ещё нет. Ваша может стать первой.')).toBeVisible()
    await expect(canvas.getByText(/Сейчас никто не собирает/)).toBeVisible()
  },
}
export const Loading: Story = {
  args: {
    founding: undefined,
    foundings: pagesOf(undefined),
    guilds: { guilds: undefined, error: null, onRetry: fn() },
  },
}
export const Failed: Story = {
  args: {
    founding: undefined,
    foundingError: new Error('Нет связи'),
    foundings: { ...pagesOf(undefined), error: new Error('Нет связи') },
    guilds: { guilds: undefined, error: new Error('Нет связи'), onRetry: fn() },
  },
}
