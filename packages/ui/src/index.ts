export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion.tsx';
export { Banner, type BannerProps } from './banner/banner.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/button.tsx';
export type { ClassNames } from './composition/classes.ts';
export type { LinkProps, Render, RenderProps } from './composition/render.ts';
export type { Align, Side } from './composition/usePlacement.ts';
export { Card, type CardProps } from './card/card.tsx';
export { CopyField, type CopyFieldProps } from './copy-field/copyField.tsx';
export {
  Countdown,
  timeLeft,
  type CountdownClock,
  type CountdownProps,
  type TimeLeft,
} from './countdown/countdown.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/emptyState.tsx';
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './field/field.tsx';
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from './footer/footer.tsx';
export { Header, type HeaderProps } from './header/header.tsx';
export {
  HeaderSkeleton,
  readCachedNavigation,
  type CachedNavigation,
  type HeaderSkeletonProps,
  type Navigation,
  type NavigationItem,
} from './header/headerSkeletonEntry.ts';
export {
  headerSkeletonScript,
  type HeaderSkeletonScript,
  type HeaderSkeletonScriptOptions,
} from './header/headerSkeletonScript.ts';
export { Icon, iconNames, type IconName, type IconProps } from './icon/icon.tsx';
export {
  Illustration,
  illustrationNames,
  type IllustrationName,
  type IllustrationProps,
} from './illustration/illustration.tsx';
export { Image, type ImageProps } from './image/image.tsx';
export { LoadMore, type LoadMoreProps } from './load-more/loadMore.tsx';
export { Logo, type LogoEdition, type LogoProps } from './logo/logo.tsx';
export { Menu, type MenuGroup, type MenuItem, type MenuProps } from './menu/menu.tsx';
export { Modal, type ModalProps } from './modal/modal.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qrCode.tsx';
export { SearchField, type SearchFieldProps } from './search-field/searchField.tsx';
export { Select, type SelectProps } from './select/select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Steps, type Step, type StepState, type StepsProps } from './steps/steps.tsx';
export { Table, type TableColumn, type TableProps, type TableSort } from './table/table.tsx';
export { TabLinks, type TabLinksProps } from './tabs/tabLinks.tsx';
export { Tabs, type Tab, type TabsProps } from './tabs/tabs.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export {
  createToastQueue,
  Toasts,
  useToastQueue,
  type NewToast,
  type PromiseToasts,
  type Toast,
  type ToastMessage,
  type ToastQueue,
  type ToastsProps,
} from './toasts/toasts.tsx';
export { Alert, type AlertProps } from './alert/alert.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export type { ComboboxOption } from './combobox/comboboxOption.ts';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { FocusKeeper, type FocusKeeperProps } from './focus-keeper/focusKeeper.tsx';
export { NumberField, type NumberFieldProps } from './number-field/numberField.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radioGroup.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './segmented-control/segmentedControl.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { Textarea, type TextareaProps } from './textarea/textarea.tsx';
export { Time, type TimeProps } from './time/time.tsx';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
