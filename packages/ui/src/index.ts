export { Accordion, type AccordionItem, type AccordionProps } from './accordion.tsx';
export { Banner, type BannerProps } from './banner.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx';
export { Card, type CardProps } from './card.tsx';
export { CopyField, type CopyFieldProps } from './copyField.tsx';
export {
  Countdown,
  timeLeft,
  type CountdownClock,
  type CountdownProps,
  type TimeLeft,
} from './countdown.tsx';
export { EmptyState, type EmptyStateProps } from './emptyState.tsx';
export { Field, type FieldControl, type FieldProps } from './field.tsx';
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from './footer.tsx';
export { Header, type HeaderProps } from './header.tsx';
export {
  HeaderSkeleton,
  readCachedNavigation,
  type CachedNavigation,
  type HeaderSkeletonProps,
  type Navigation,
  type NavigationItem,
} from './headerSkeletonEntry.ts';
export {
  headerSkeletonScript,
  type HeaderSkeletonScript,
  type HeaderSkeletonScriptOptions,
} from './headerSkeletonScript.ts';
export { Icon, iconNames, type IconName, type IconProps } from './icon.tsx';
export { Illustration, illustrationNames, type IllustrationName } from './illustration.tsx';
export { Image, type ImageProps } from './image.tsx';
export { LoadMore, type LoadMoreProps } from './loadMore.tsx';
export { Logo, type LogoEdition, type LogoProps } from './logo.tsx';
export { Menu, type MenuGroup, type MenuItem, type MenuProps } from './menu.tsx';
export { Modal, type ModalProps } from './modal.tsx';
export { Progress, type ProgressProps } from './progress.tsx';
export { QrCode, type QrCodeProps } from './qrCode.tsx';
export { SearchField, type SearchFieldProps } from './searchField.tsx';
export { Select, type SelectProps } from './select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { StateTag, stateNames, type StateName, type StateTagProps } from './stateTag.tsx';
export { Steps, type Step, type StepState, type StepsProps } from './steps.tsx';
export { Table, type TableColumn, type TableProps } from './table.tsx';
export { Tabs, type Tab, type TabsProps } from './tabs.tsx';
export { Tag, type TagProps } from './tag.tsx';
export { Toasts, type Toast, type ToastsProps } from './toasts.tsx';
