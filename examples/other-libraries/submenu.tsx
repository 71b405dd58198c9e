import { Menu } from '@base-ui/react/menu';
import { Button } from '@exchange/ui/button';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';
import './submenu.css';

const networks = ['Ethereum', 'Arbitrum', 'Tron'];

function Deposit() {
  const [chosen, choose] = useState('no network');
  return (
    <>
      <Menu.Root>
        <Menu.Trigger render={<Button variant="primary" />}>Deposit</Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="menu-place" align="start" sideOffset={8}>
            <Menu.Popup className="menu">
              <Menu.Item className="menu-item" onClick={() => choose('a bank')}>
                From a bank
              </Menu.Item>
              <Menu.SubmenuRoot>
                <Menu.SubmenuTrigger className="menu-item">From a wallet</Menu.SubmenuTrigger>
                <Menu.Portal>
                  <Menu.Positioner className="menu-place" sideOffset={8}>
                    <Menu.Popup className="menu">
                      {networks.map((network) => (
                        <Menu.Item
                          key={network}
                          className="menu-item"
                          onClick={() => choose(network)}
                        >
                          {network}
                        </Menu.Item>
                      ))}
                    </Menu.Popup>
                  </Menu.Positioner>
                </Menu.Portal>
              </Menu.SubmenuRoot>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <p>Deposit from {chosen}</p>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Deposit />);
