export { Accordion, type AccordionItem, type AccordionProps } from './accordion.tsx';
export { Banner, type BannerProps } from './banner.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx';
export { Card, type CardProps } from './card.tsx';
export {
  Countdown,
  timeLeft,
  type CountdownClock,
  type CountdownProps,
  type TimeLeft,
} from './countdown.tsx';
export { EmptyState, type EmptyStateProps } from './emptyState.tsx';
export { Field, type FieldControl, type FieldProps } from './field.tsx';
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
export { Logo, type LogoEdition, type LogoProps } from './logo.tsx';
export { Modal, type ModalProps } from './modal.tsx';
export { Progress, type ProgressProps } from './progress.tsx';
export { Select, type SelectProps } from './select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { Tabs, type Tab, type TabsProps } from './tabs.tsx';
export { Tag, type TagProps } from './tag.tsx';
export { Toasts, type Toast, type ToastsProps } from './toasts.tsx';
