// In an order in which the bundle of everything compresses well. By name, it would be 0.25 kB larger.

export { Accordion, type AccordionItem, type AccordionProps } from './content/accordion.tsx';
export { Banner, type BannerProps } from './feedback/banner.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './controls/button.tsx';
export type { ClassNames } from './composition/classes.ts';
export type { LinkProps, Render, RenderProps } from './composition/render.ts';
export type { Align, Side } from './composition/usePlacement.ts';
export { Card, type CardProps } from './content/card.tsx';
export { CopyField, type CopyFieldProps } from './controls/copyField.tsx';
export {
  Countdown,
  timeLeft,
  type CountdownClock,
  type CountdownProps,
  type TimeLeft,
} from './content/countdown.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/emptyState.tsx';
export {
  Field,
  type FieldControl,
  type FieldFrameProps,
  type FieldProps,
} from './controls/field.tsx';
export { Form, type FormAction, type FormProps } from './form/form.tsx';
export type { FormErrors } from './form/formState.ts';
export type { FormSchema, FormValues } from './form/formSchema.ts';
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from './frame/footer.tsx';
export { Header, type HeaderProps } from './frame/header.tsx';
export {
  HeaderSkeleton,
  readCachedNavigation,
  type CachedNavigation,
  type HeaderSkeletonProps,
  type Navigation,
  type NavigationItem,
} from './frame/headerSkeleton.tsx';
export {
  headerSkeletonScript,
  type HeaderSkeletonScript,
  type HeaderSkeletonScriptOptions,
} from './frame/headerSkeletonScript.ts';
export { Icon, iconNames, type IconName, type IconProps } from './pictures/icon.tsx';
export {
  Illustration,
  illustrationNames,
  type IllustrationName,
  type IllustrationProps,
} from './pictures/illustration.tsx';
export { Image, type ImageProps } from './pictures/image.tsx';
export { LoadMore, type LoadMoreProps } from './navigation/loadMore.tsx';
export { Logo, type LogoEdition, type LogoProps } from './pictures/logo.tsx';
export { Menu, type MenuGroup, type MenuItem, type MenuProps } from './overlays/menu.tsx';
export { Modal, type ModalProps } from './overlays/modal.tsx';
export { Progress, type ProgressProps } from './feedback/progress.tsx';
export { QrCode, type QrCodeProps } from './pictures/qrCode.tsx';
export { SearchField, type SearchFieldProps } from './controls/searchField.tsx';
export { Select, type SelectProps } from './controls/select.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Steps, type Step, type StepState, type StepsProps } from './navigation/steps.tsx';
export { Table, type TableColumn, type TableProps, type TableSort } from './content/table.tsx';
export { TabLinks, type TabLinksProps } from './navigation/tabLinks.tsx';
export { Tabs, type Tab, type TabsProps } from './navigation/tabs.tsx';
export { Tag, type TagProps } from './content/tag.tsx';
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
} from './feedback/toasts.tsx';
export { Alert, type AlertProps } from './feedback/alert.tsx';
export { Avatar, type AvatarProps } from './content/avatar.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './navigation/breadcrumbs.tsx';
export { Checkbox, type CheckboxProps } from './controls/checkbox.tsx';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export type { ComboboxOption } from './combobox/comboboxOption.ts';
export { CustomSelect, type CustomSelectProps } from './combobox/customSelect.tsx';
export { Drawer, type DrawerProps } from './overlays/drawer.tsx';
export { FocusKeeper, type FocusKeeperProps } from './composition/focusKeeper.tsx';
export {
  NumberField,
  type NumberFieldErrors,
  type NumberFieldProps,
} from './numberField/numberField.tsx';
export { Pagination, type PaginationProps } from './navigation/pagination.tsx';
export { Popover, type PopoverProps } from './overlays/popover.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './controls/radioGroup.tsx';
export { SegmentedControl, type SegmentedControlProps } from './controls/segmentedControl.tsx';
export { Slider, type SliderProps } from './controls/slider.tsx';
export { Switch, type SwitchProps } from './controls/switch.tsx';
export { Textarea, type TextareaProps } from './controls/textarea.tsx';
export { Time, type TimeProps } from './content/time.tsx';
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
