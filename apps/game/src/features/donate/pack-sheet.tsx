import type { CreateDonateOrderRequest, DonateData, DonatePack } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { formatGameDay } from '../../ui/format/date.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import styles from './donate.module.css'
import { cannotOrder } from './donate-reasons.ts'
import { contentWords, PROVIDER_WORDS, priceWords } from './donate-words.ts'
import { LegalLinks } from './legal-links.tsx'

type Provider = CreateDonateOrderRequest['provider']

type PackSheetProps = {
  pack: DonatePack
  store: DonateData
  /** The provider whose payment page is being asked for. */
  ordering: Provider | null
  onOrder: (provider: Provider) => void
  onClose: () => void
}

/** A pack in full, and the ways to pay for it. */
export function PackSheet({ pack, store, ordering, onOrder, onClose }: PackSheetProps) {
  const cannot = cannotOrder(pack, store)
  return (
    <Sheet
      open
      onClose={onClose}
      title={pack.name}
      footer={
        <div className={styles.ways}>
          {pack.prices.map((price) => (
            <FeatureButton
              feature="store"
              key={price.provider}
              variant="act"
              full
              cannot={cannot}
              loading={ordering === price.provider}
              disabled={ordering !== null && ordering !== price.provider}
              onClick={() => onOrder(price.provider)}
            >
              Оплатить {priceWords(price)} ({PROVIDER_WORDS[price.provider]})
            </FeatureButton>
          ))}
        </div>
      }
    >
      <div className={styles.face}>
        <GearIcon art={itemArt(pack.icon)} material="gold" quality={null} size={72} />
        <div>
          <p className={styles.gives}>{contentWords(pack)}</p>
          <p className={styles.legend}>{pack.legend}</p>
        </div>
      </div>
      {pack.days > 0 && (
        <p>
          {store.subscriptionUntil
            ? `Управитель уже служит до ${formatGameDay(store.subscriptionUntil)}. Новый срок начнётся после этого дня.`
            : 'Само не продлевается и повторно не списывается.'}
        </p>
      )}
      <p className={styles.note}>Оплачивая, вы соглашаетесь с условиями игры.</p>
      <LegalLinks />
    </Sheet>
  )
}
