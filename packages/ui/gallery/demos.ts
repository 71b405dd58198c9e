import type { ComponentType } from 'react';
import { AccordionDemo } from '../src/accordion/accordion.demo.tsx';
import { AlertDemo } from '../src/alert/alert.demo.tsx';
import { AvatarDemo } from '../src/avatar/avatar.demo.tsx';
import { BannerDemo } from '../src/banner/banner.demo.tsx';
import { BreadcrumbsDemo } from '../src/breadcrumbs/breadcrumbs.demo.tsx';
import { ButtonDemo } from '../src/button/button.demo.tsx';
import { CardDemo } from '../src/card/card.demo.tsx';
import { CheckboxDemo } from '../src/checkbox/checkbox.demo.tsx';
import { ComboboxDemo } from '../src/combobox/combobox.demo.tsx';
import { CopyFieldDemo } from '../src/copy-field/copyField.demo.tsx';
import { CountdownDemo } from '../src/countdown/countdown.demo.tsx';
import { DrawerDemo } from '../src/drawer/drawer.demo.tsx';
import { EmptyStateDemo } from '../src/empty-state/emptyState.demo.tsx';
import { FieldDemo } from '../src/field/field.demo.tsx';
import { FocusKeeperDemo } from '../src/focus-keeper/focusKeeper.demo.tsx';
import { FooterDemo } from '../src/footer/footer.demo.tsx';
import { HeaderDemo } from '../src/header/header.demo.tsx';
import { HeaderSkeletonDemo } from '../src/header/headerSkeleton.demo.tsx';
import { IconDemo } from '../src/icon/icon.demo.tsx';
import { IllustrationDemo } from '../src/illustration/illustration.demo.tsx';
import { ImageDemo } from '../src/image/image.demo.tsx';
import { LoadMoreDemo } from '../src/load-more/loadMore.demo.tsx';
import { LogoDemo } from '../src/logo/logo.demo.tsx';
import { MenuDemo } from '../src/menu/menu.demo.tsx';
import { ModalDemo } from '../src/modal/modal.demo.tsx';
import { NumberFieldDemo } from '../src/number-field/numberField.demo.tsx';
import { PaginationDemo } from '../src/pagination/pagination.demo.tsx';
import { PopoverDemo } from '../src/popover/popover.demo.tsx';
import { ProgressDemo } from '../src/progress/progress.demo.tsx';
import { QrCodeDemo } from '../src/qr-code/qrCode.demo.tsx';
import { RadioGroupDemo } from '../src/radio-group/radioGroup.demo.tsx';
import { SearchFieldDemo } from '../src/search-field/searchField.demo.tsx';
import { SegmentedControlDemo } from '../src/segmented-control/segmentedControl.demo.tsx';
import { SelectDemo } from '../src/select/select.demo.tsx';
import { SkeletonDemo } from '../src/skeleton/skeleton.demo.tsx';
import { SliderDemo } from '../src/slider/slider.demo.tsx';
import { StepsDemo } from '../src/steps/steps.demo.tsx';
import { SwitchDemo } from '../src/switch/switch.demo.tsx';
import { TabLinksDemo } from '../src/tabs/tabLinks.demo.tsx';
import { TableDemo } from '../src/table/table.demo.tsx';
import { TabsDemo } from '../src/tabs/tabs.demo.tsx';
import { TagDemo } from '../src/tag/tag.demo.tsx';
import { TextareaDemo } from '../src/textarea/textarea.demo.tsx';
import { TimeDemo } from '../src/time/time.demo.tsx';
import { ToastsDemo } from '../src/toasts/toasts.demo.tsx';
import { TooltipDemo } from '../src/tooltip/tooltip.demo.tsx';

/** The demo of each component. */
export const demos: Readonly<Record<string, ComponentType>> = {
  Accordion: AccordionDemo,
  Alert: AlertDemo,
  Avatar: AvatarDemo,
  Banner: BannerDemo,
  Breadcrumbs: BreadcrumbsDemo,
  Button: ButtonDemo,
  Card: CardDemo,
  Checkbox: CheckboxDemo,
  Combobox: ComboboxDemo,
  CopyField: CopyFieldDemo,
  Countdown: CountdownDemo,
  Drawer: DrawerDemo,
  EmptyState: EmptyStateDemo,
  Field: FieldDemo,
  FocusKeeper: FocusKeeperDemo,
  Footer: FooterDemo,
  Header: HeaderDemo,
  HeaderSkeleton: HeaderSkeletonDemo,
  Icon: IconDemo,
  Illustration: IllustrationDemo,
  Image: ImageDemo,
  LoadMore: LoadMoreDemo,
  Logo: LogoDemo,
  Menu: MenuDemo,
  Modal: ModalDemo,
  NumberField: NumberFieldDemo,
  Pagination: PaginationDemo,
  Popover: PopoverDemo,
  Progress: ProgressDemo,
  QrCode: QrCodeDemo,
  RadioGroup: RadioGroupDemo,
  SearchField: SearchFieldDemo,
  SegmentedControl: SegmentedControlDemo,
  Select: SelectDemo,
  Skeleton: SkeletonDemo,
  Slider: SliderDemo,
  Steps: StepsDemo,
  Switch: SwitchDemo,
  TabLinks: TabLinksDemo,
  Table: TableDemo,
  Tabs: TabsDemo,
  Tag: TagDemo,
  Textarea: TextareaDemo,
  Time: TimeDemo,
  Toasts: ToastsDemo,
  Tooltip: TooltipDemo,
};
