import type { ComponentType } from 'react';
import { AccordionDemo } from '../demos/accordion.tsx';
import { AlertDemo } from '../demos/alert.tsx';
import { AvatarDemo } from '../demos/avatar.tsx';
import { BannerDemo } from '../demos/banner.tsx';
import { BreadcrumbsDemo } from '../demos/breadcrumbs.tsx';
import { ButtonDemo } from '../demos/button.tsx';
import { CardDemo } from '../demos/card.tsx';
import { CheckboxDemo } from '../demos/checkbox.tsx';
import { ComboboxDemo } from '../demos/combobox.tsx';
import { CopyFieldDemo } from '../demos/copyField.tsx';
import { CountdownDemo } from '../demos/countdown.tsx';
import { CustomSelectDemo } from '../demos/customSelect.tsx';
import { DrawerDemo } from '../demos/drawer.tsx';
import { EmptyStateDemo } from '../demos/emptyState.tsx';
import { FieldDemo } from '../demos/field.tsx';
import { FocusKeeperDemo } from '../demos/focusKeeper.tsx';
import { FooterDemo } from '../demos/footer.tsx';
import { FormDemo } from '../demos/form.tsx';
import { HeaderDemo } from '../demos/header.tsx';
import { HeaderSkeletonDemo } from '../demos/headerSkeleton.tsx';
import { IconDemo } from '../demos/icon.tsx';
import { IllustrationDemo } from '../demos/illustration.tsx';
import { ImageDemo } from '../demos/image.tsx';
import { LoadMoreDemo } from '../demos/loadMore.tsx';
import { LogoDemo } from '../demos/logo.tsx';
import { MenuDemo } from '../demos/menu.tsx';
import { ModalDemo } from '../demos/modal.tsx';
import { NumberFieldDemo } from '../demos/numberField.tsx';
import { PaginationDemo } from '../demos/pagination.tsx';
import { PopoverDemo } from '../demos/popover.tsx';
import { ProgressDemo } from '../demos/progress.tsx';
import { QrCodeDemo } from '../demos/qrCode.tsx';
import { RadioGroupDemo } from '../demos/radioGroup.tsx';
import { SearchFieldDemo } from '../demos/searchField.tsx';
import { SegmentedControlDemo } from '../demos/segmentedControl.tsx';
import { SelectDemo } from '../demos/select.tsx';
import { SkeletonDemo } from '../demos/skeleton.tsx';
import { SliderDemo } from '../demos/slider.tsx';
import { StepsDemo } from '../demos/steps.tsx';
import { SwitchDemo } from '../demos/switch.tsx';
import { TabLinksDemo } from '../demos/tabLinks.tsx';
import { TableDemo } from '../demos/table.tsx';
import { TabsDemo } from '../demos/tabs.tsx';
import { TagDemo } from '../demos/tag.tsx';
import { TextareaDemo } from '../demos/textarea.tsx';
import { TimeDemo } from '../demos/time.tsx';
import { ToastsDemo } from '../demos/toasts.tsx';
import { TooltipDemo } from '../demos/tooltip.tsx';

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
  CustomSelect: CustomSelectDemo,
  Drawer: DrawerDemo,
  EmptyState: EmptyStateDemo,
  Field: FieldDemo,
  FocusKeeper: FocusKeeperDemo,
  Footer: FooterDemo,
  Form: FormDemo,
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
