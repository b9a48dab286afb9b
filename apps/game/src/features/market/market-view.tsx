import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { MarketIcon } from '../../ui/icons.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tip } from '../../ui/tip.tsx'
import styles from './market.module.css'
import { LISTS, MARKET_KEYS } from './market-words.ts'

/** The market place: three lists, and one's own stall. */
export function MarketView() {
  return (
    <PageFrame
      title="Рынок"
      aside={
        <p>
          Сбор <Tip of="marketFee">1 % сразу и 5 % с продажи</Tip>
        </p>
      }
      width="wide"
    >
      <div className={styles.stalls}>
        {MARKET_KEYS.map((key) => {
          const { title, legend, icon: Sign } = LISTS[key]
          return (
            <Card key={key} as="article" title={title} icon={<Sign />} className={styles.stall}>
              <p>{legend}</p>
              <Link className={buttonClass({ full: true })} to={`/game/trade/market/${key}`}>
                Смотреть лоты
              </Link>
            </Card>
          )
        })}
        <Card as="article" title="Ваш прилавок" icon={<MarketIcon />} className={styles.stall}>
          <p>
            Что вы выставили и сколько ещё лежать. Новое выставляют со склада: откройте вещь и выберите «На
            рынок».
          </p>
          <Link className={buttonClass({ full: true })} to="/game/trade/market/my">
            Мои лоты
          </Link>
        </Card>
      </div>
    </PageFrame>
  )
}
