/** Signs of the pages that a phone's menu keeps behind «Ещё»: they come after the castle stands. */
export {
  BuildingsIcon,
  ForgeIcon,
  LedgerIcon,
  MarketIcon,
  SettingsIcon,
  ShopIcon,
  SkillsIcon,
} from '../ui/pictures/icons.ts'
